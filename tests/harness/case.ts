// Drives one request as the API does: input stored first, then the Update. Used by the tests of workflows and faults.
import { WithStartWorkflowOperation, type Client, type WorkflowHandle } from '@temporalio/client';
import { ApplicationFailure, ActivityFailure } from '@temporalio/common';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { diskFileStore } from '../../db/files/store.ts';
import { storeCommandInput } from '../../db/queries/command-input.ts';
import { insertDocument } from '../../db/queries/documents.ts';
import type { Command, CommandResult } from '../../domain/application/command.ts';
import type { EvaluationKind } from '../../domain/application/inputs.ts';
import type { Role } from '../../domain/application/role.ts';
import type { ActionName } from '../../domain/application/transitions.ts';
import type { DocumentKind } from '../../domain/documents/kinds.ts';
import * as define from '../../workflows/definitions.ts';
import { validForm } from './form.ts';
import {
  addApplicant,
  addAttachments,
  addSoleTrader,
  newRequestId,
  saveForm,
  type Applicant,
} from './people.ts';
import { until } from './waiting.ts';

export interface World {
  db: Database;
  client: Client;
  taskQueue: string;
  storageDir: string;
}

export interface Person {
  actorId: string | null;
  roles: readonly Role[];
}

export interface Move extends Partial<Command> {
  input?: Record<string, unknown>;
}

/** The code an Update failed with, however deep it lies. */
export function failureCode(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = (cause as { cause?: unknown }).cause) {
    if (cause instanceof ApplicationFailure && !(cause instanceof ActivityFailure))
      return cause.type ?? cause.message;
  }
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

export class Case {
  readonly world: World;
  readonly requestId: number;
  readonly applicant: Person & Applicant;

  private constructor(world: World, requestId: number, applicant: Applicant) {
    this.world = world;
    this.requestId = requestId;
    this.applicant = { ...applicant, actorId: applicant.userId, roles: ['applicant'] };
  }

  /** A number and an applicant; nothing is started yet. */
  static async prepare(world: World, companyKey?: string): Promise<Case> {
    return new Case(world, await newRequestId(world.db), await addApplicant(world.db, companyKey));
  }

  /** The same for a person of the demo data who trades alone. */
  static async prepareSoleTrader(world: World, person: string): Promise<Case> {
    return new Case(world, await newRequestId(world.db), await addSoleTrader(world.db, person));
  }

  get handle(): WorkflowHandle {
    return this.world.client.workflow.getHandle(define.workflowIdOf(this.requestId));
  }

  /** `start` (or `copy`), as the API sends it. `maxEvents` makes the workflow continue as new early. */
  async start(given: Move = {}, maxEvents?: number): Promise<CommandResult> {
    const command = await this.#store(this.applicant, given.action ?? 'start', {
      ...given,
      input: { schemeCode: 'tiesiogines', partyId: this.applicant.partyId, ...given.input },
    });
    const input: define.LoanRequestInput = { requestId: this.requestId, maxEvents };
    return this.world.client.workflow.executeUpdateWithStart(define.command, {
      args: [command],
      updateId: command.commandId,
      startWorkflowOperation: new WithStartWorkflowOperation(define.WORKFLOW_TYPE.loanRequest, {
        ...define.requestStart(this.requestId),
        taskQueue: this.world.taskQueue,
        args: [input],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    });
  }

  /** Any other command. */
  async act(person: Person, action: ActionName, given: Move = {}): Promise<CommandResult> {
    const command = await this.#store(person, action, given);
    return this.handle.executeUpdate(define.command, { args: [command], updateId: command.commandId });
  }

  async #store(person: Person, action: ActionName, given: Move): Promise<Command> {
    const { input = {}, ...rest } = given;
    const commandId = rest.commandId ?? randomUUID();
    const { actorId, roles } = person;
    const kept = { commandId, requestId: this.requestId, action, actorId, input };
    await storeCommandInput(this.world.db, kept);
    return { action, commandId, actorId, roles, expectedVersion: null, ...rest };
  }

  /** Starts an evaluation and waits for its end; answers the decision. */
  async evaluate(
    person: Person = this.applicant,
    kind: EvaluationKind = 'applicant',
  ): Promise<string | null> {
    const command: define.EvaluateCommand = {
      commandId: randomUUID(),
      kind,
      actorId: person.actorId,
      roles: person.roles,
    };
    const { evaluationId } = await this.handle.executeUpdate(define.evaluate, {
      args: [command],
      updateId: command.commandId,
    });
    const row = await until(
      async () =>
        this.world.db
          .selectFrom('evaluation')
          .select(['state', 'decision'])
          .where('id', '=', evaluationId)
          .where('state', '<>', 'inProgress')
          .executeTakeFirst(),
      { what: 'the evaluation', timeoutMs: 60_000 },
    );
    return row.decision;
  }

  /** Fills, evaluates and submits; the request stands in 2 afterwards. */
  async submit(form = validForm()): Promise<CommandResult> {
    const { db, storageDir } = this.world;
    const formVersion = await saveForm(db, this.requestId, form);
    const uploaded = await db
      .selectFrom('attachment')
      .select('id')
      .where('request_id', '=', this.requestId)
      .executeTakeFirst();
    if (!uploaded)
      await addAttachments(db, { requestId: this.requestId, userId: this.applicant.userId, storageDir });
    await this.evaluate();
    return this.act(this.applicant, 'submit', { input: { formVersion } });
  }

  /** A staged PDF to go with a command; answers its id. */
  async stage(kind: DocumentKind, bytes: Uint8Array): Promise<string> {
    const stored = await diskFileStore(this.world.storageDir).put(bytes);
    const { id } = await insertDocument(this.world.db, {
      requestId: this.requestId,
      kind,
      state: 'staged',
      fileName: `${kind}.pdf`,
      stored,
      createdBy: null,
      uploadKey: randomUUID(),
    });
    return id;
  }

  /** Generates the contract from terms; answers the staged document. */
  async generateContract(person: Person, terms: Record<string, unknown>): Promise<string> {
    const commandId = randomUUID();
    const { actorId, roles } = person;
    await storeCommandInput(this.world.db, {
      commandId,
      requestId: this.requestId,
      action: 'generateContract',
      actorId,
      input: terms,
    });
    const { documentId } = await this.handle.executeUpdate(define.generateContract, {
      args: [{ commandId, actorId: actorId!, roles }],
      updateId: commandId,
    });
    return documentId;
  }

  async row() {
    return this.world.db
      .selectFrom('loan_request')
      .selectAll()
      .where('id', '=', this.requestId)
      .executeTakeFirst();
  }

  async events() {
    return this.world.db
      .selectFrom('request_event')
      .selectAll()
      .where('request_id', '=', this.requestId)
      .orderBy('id')
      .execute();
  }

  /** Kinds of open tasks. */
  async tasks(): Promise<string[]> {
    const rows = await this.world.db
      .selectFrom('staff_task')
      .select('kind')
      .where('request_id', '=', this.requestId)
      .where('closed_at', 'is', null)
      .orderBy('kind')
      .execute();
    return rows.map(({ kind }) => kind);
  }

  /** What is reserved and issued in the scheme, and what the ledger adds up to. */
  async money() {
    const { rows } = await sql<{
      reserved: number;
      issued: number;
      ledgerReserved: number;
      ledgerIssued: number;
    }>`
      select b.reserved_cents as reserved, b.issued_cents as issued,
        coalesce(sum(l.reserved_delta_cents), 0)::bigint as "ledgerReserved",
        coalesce(sum(l.issued_delta_cents), 0)::bigint as "ledgerIssued"
      from scheme_budget b left join ledger_entry l on l.scheme_code = b.scheme_code
      where b.scheme_code = 'tiesiogines' group by b.scheme_code`.execute(this.world.db);
    return rows[0]!;
  }
}
