// `npm run conform:broker`: whether the broker of Registrų centras takes a call of ours. What is asked comes by the environment,
// because what is typed on a command line stays in its history. One call and no more: services may be paid for by the call.
import { z } from 'zod';
import { AdapterError } from '../activities/adapters/adapter-error.ts';
import { createBroker, type BrokerCall, type BrokerConfig } from '../activities/adapters/broker/broker.ts';
import { OUTBOUND_SETTINGS, useOutbound } from '../db/outbound-settings.ts';
import { readSettings, settingsOrExit } from '../db/start-settings.ts';
import { BROKER_SETTINGS, brokerConfig } from './broker-settings.ts';

const schema = z
  .object({
    ...OUTBOUND_SETTINGS,
    ...BROKER_SETTINGS,
    CONFORM_ACTION_TYPE: z.string(),
    CONFORM_PARAMETERS: z.string(),
    CONFORM_END_USER_INFO: z.string().optional(),
  })
  .required({ BROKER_URL: true, BROKER_CALLER_CODE: true, BROKER_KEY_FILE: true });

/** `answered`, or the code of the failure; never a value of the answer. */
async function told(config: BrokerConfig, call: BrokerCall): Promise<string> {
  try {
    await createBroker(config).getData(call);
    return 'answered';
  } catch (error) {
    if (error instanceof AdapterError) return error.code;
    throw error;
  }
}

const settings = settingsOrExit(() =>
  readSettings('check of the broker', schema, {
    environment: { ...process.env, APP_ENV: 'command' },
    production: { https: [] },
  }),
);
useOutbound(settings);
const config = brokerConfig(settings);
if (!config) throw new Error('the schema lets nothing through without them');
const actionType = settings.CONFORM_ACTION_TYPE;
const answer = await told(config, {
  actionType,
  parameters: settings.CONFORM_PARAMETERS,
  endUserInfo: settings.CONFORM_END_USER_INFO,
});
const isGood = answer === 'answered';
process.stdout.write(`${isGood ? 'good' : 'BAD '}  GetData  ${answer}\n`);
process.exitCode = isGood ? 0 : 1;
