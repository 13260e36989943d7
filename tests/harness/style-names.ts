/** What a style sheet is in a test that renders: every class has its own name. */
const names: Record<string, string> = new Proxy({}, { get: (_all, name) => String(name) });
export default names;
