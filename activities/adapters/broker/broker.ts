import type { KeyObject } from 'node:crypto';
import { vilniusTime } from '../../../domain/values/days.ts';
import { AdapterError } from '../adapter-error.ts';
import { call } from '../http.ts';
import { readAnswer, SERVICE } from './answer.ts';
import { getDataMessage } from './request.ts';
import { readXml } from './xml.ts';

export interface BrokerConfig {
  /** Endpoint of the SOAP service, as it is. */
  url: string;
  callerCode: string;
  /** Our private RSA key. */
  key: KeyObject;
  /** Target namespace of the service's WSDL. */
  namespace?: string;
  timeoutMs?: number;
}

export interface BrokerCall {
  /** Number of the service, digits. */
  actionType: string;
  /** XML document of the service, without a DOCTYPE. */
  parameters: string;
  /** Whom the question is asked for, where the contract wants that told. */
  endUserInfo?: string | undefined;
}

const DIGITS = /^\d{1,9}$/;
// An extract with its history and base64 around it.
const MAX_BYTES = 8 * 1024 * 1024;

/** Where the address answers 404 there is no broker, and that says nothing of any party. */
function brokerGone(error: unknown): never {
  if (error instanceof AdapterError && error.code === 'notFound') throw new AdapterError('refused', SERVICE);
  throw error;
}

/**
 * Client of the broker of Registrų centras: one question a call, operation `GetData`. Shapes and signature are those of public
 * clients (docs/integrations.md names them and what is unknown); the service was never called. Throws AdapterError; `refused`
 * without a call when the question is not one.
 */
export function createBroker({ url, callerCode, key, namespace = 'Get', timeoutMs = 20_000 }: BrokerConfig) {
  return {
    /** Answers the XML document the service told, unread: a schema belongs to each ActionType. */
    async getData({ actionType, parameters, endUserInfo = '' }: BrokerCall): Promise<string> {
      const asked = {
        ActionType: actionType,
        CallerCode: callerCode,
        EndUserInfo: endUserInfo,
        Parameters: parameters,
        Time: vilniusTime(Date.now()),
      };
      const xml = getDataMessage(asked, key, namespace);
      if (!DIGITS.test(actionType) || !readXml(parameters) || !readXml(xml))
        throw new AdapterError('refused', SERVICE);
      const answer = await call({
        service: SERVICE,
        url: new URL(url),
        method: 'POST',
        headers: { Accept: 'text/xml', SOAPAction: '"GetData"' },
        xml,
        answers: [500],
        timeoutMs,
        maxBytes: MAX_BYTES,
      }).catch(brokerGone);
      return readAnswer(answer);
    },
  };
}
