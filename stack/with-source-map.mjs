// Jest's transformer for compiled tests: the code as it is, with the map that lies beside it.
import { existsSync, readFileSync } from 'node:fs';

const process = (code, path) => {
  const map = `${path}.map`;
  return existsSync(map) ? { code, map: JSON.parse(readFileSync(map, 'utf8')) } : { code };
};

export default { process, processAsync: process };
