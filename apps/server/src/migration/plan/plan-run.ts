/**
 * Decides for every received row what would become of it, before anything is written: a few statements over the whole
 * run, each saying why. An import goes by these and looks again, row by row, whether they still hold.
 */
import { type SQL, sql } from 'drizzle-orm';
import { isUnproven } from '../../accounts/index.ts';
import type { Queries } from '../../platform/database/connect.ts';
import { HASHED_SECTIONS, LOCAL_HASHES } from '../local-hash.ts';
import { MOST_PROBLEMS } from '../problems.ts';
import type { Run } from '../runs.ts';

const REASONS = {
  accountGone: 'The account was deleted here since; it isn’t brought back',
  rowGone: 'Was deleted here since; it isn’t brought back',
  changedHere: 'Changed here since it was imported. It stays as it is here',
  changedThere: 'Was changed at the source; takes that over',
  unproven:
    'Somebody registered this address here and never confirmed it, so nothing is given to that account. Run the move again once they have',
  linked: 'An account with this address is here already; it stays as it is and what belongs to it is added',
  same: 'Is here already',
  noUser: 'Its user isn’t in the data',
  noProject: 'Its project isn’t in the data',
  userStaysOut: 'Its user was left out',
  projectStaysOut: 'Its project was left out',
  fixed: 'Already imported. It wasn’t changed',
} as const;

/** Sections whose rows are never changed once they are here. */
const FIXED = ['plans', 'documents', 'chats', 'trainingData', 'modelPerformance'];

/** Sections whose rows belong to a project. */
const OF_PROJECT = ['photos', 'defects', 'plans', 'documents', 'reports'];

/** Staying out for these is as it should be. */
const KEPT = [REASONS.accountGone, REASONS.rowGone, REASONS.changedHere, REASONS.fixed];

export async function planRun(queries: Queries, run: Run): Promise<void> {
  const plan = new Plan(queries, run);
  // A table that was filled a moment ago is unknown to the database, and a poor guess at its size costs hours.
  await queries.execute(sql`analyze migration_rows`);
  await plan.findOwners();
  await plan.decideUsers();
  await plan.decideKnown();
  await plan.decideNew();
  await plan.settle();
}

class Plan {
  readonly #queries: Queries;
  readonly #run: SQL;
  readonly #source: SQL;

  constructor(queries: Queries, { id, source }: Run) {
    this.#queries = queries;
    this.#run = sql`${id}`;
    this.#source = sql`${source}`;
  }

  /** Whose each row is in the end: by its user, or by its project's, in this document or in an earlier import. */
  async findOwners(): Promise<void> {
    const run = this.#run;
    await this.#do(sql`update migration_rows set action = null, reason = null, done = false, owner = case
      when kind = 'users' then source_id when kind in ('projects', 'chats') then parent end where run_id = ${run}`);
    await this.#do(sql`update migration_rows r set owner = p.owner from migration_rows p
      where r.run_id = ${run} and r.kind in ${OF_PROJECT} and p.run_id = ${run} and p.kind = 'projects' and p.source_id = r.parent`);
    await this.#do(sql`update migration_rows r set owner = u.source_id from migration_ids p
      join migration_ids u on u.source = p.source and u.kind = 'users' and u.user_id = p.user_id
      where r.run_id = ${run} and r.kind in ${OF_PROJECT} and r.owner is null
        and p.source = ${this.#source} and p.kind = 'projects' and p.source_id = r.parent`);
  }

  async decideUsers(): Promise<void> {
    const run = this.#run;
    await this.#do(sql`update migration_rows r set
        action = case when m.user_id is null or ${isUnproven(sql`m.user_id`)} then 'skip' when m.hash = r.hash then 'unchanged' else 'update' end,
        reason = case when m.user_id is null then ${REASONS.accountGone}
          when ${isUnproven(sql`m.user_id`)} then ${REASONS.unproven}
          when m.hash = r.hash then ${REASONS.same} else ${REASONS.changedThere} end
      from migration_ids m where r.run_id = ${run} and r.kind = 'users'
        and m.source = ${this.#source} and m.kind = 'users' and m.source_id = r.source_id`);
    await this.#do(sql`update migration_rows r set action = 'skip', reason = ${REASONS.unproven}
      from users u where r.run_id = ${run} and r.kind = 'users' and r.action is null
        and u.email = r.body->>'email' and ${isUnproven(sql`u.id`)}`);
    await this.#do(sql`update migration_rows r set action = 'link', reason = ${REASONS.linked}
      from (select id, min(id) over (partition by body->>'email') as first from migration_rows
        where run_id = ${run} and kind = 'users') same
      where same.id = r.id and r.action is null
        and (same.first <> r.id or exists (select 1 from users u where u.email = r.body->>'email'))`);
    await this.#do(
      sql`update migration_rows set action = 'create' where run_id = ${run} and kind = 'users' and action is null`,
    );
  }

  /** Rows that an earlier import has brought in. */
  async decideKnown(): Promise<void> {
    const known = sql`r.run_id = ${this.#run} and r.action is null
      and m.source = ${this.#source} and m.kind = r.kind and m.source_id = r.source_id`;
    await this.#do(sql`update migration_rows r set action = 'unchanged', reason = ${REASONS.same}
      from migration_ids m where ${known} and m.hash = r.hash`);
    await this.#do(sql`update migration_rows r set action = 'skip', reason = ${REASONS.fixed}
      from migration_ids m where ${known} and r.kind in ${FIXED}`);
    // Of a photo nothing changes but which findings it shows.
    await this.#do(sql`update migration_rows r set action = case when t.id is null then 'skip' else 'update' end,
        reason = case when t.id is null then ${REASONS.rowGone} else ${REASONS.changedThere} end
      from migration_ids m left join photos t on t.id = m.local_id where ${known} and r.kind = 'photos'`);
    for (const section of HASHED_SECTIONS) {
      const { table, hash } = LOCAL_HASHES[section];
      await this.#do(sql`update migration_rows r set
          action = case when t.id is not null and ${hash} = m.local_hash then 'update' else 'skip' end,
          reason = case when t.id is null then ${REASONS.rowGone}
            when ${hash} = m.local_hash then ${REASONS.changedThere} else ${REASONS.changedHere} end
        from migration_ids m left join ${table} t on t.id = m.local_id where ${known} and r.kind = ${section}`);
    }
  }

  /** Rows that are new here, where what they belong to is here or comes along. */
  async decideNew(): Promise<void> {
    const run = this.#run;
    const user = sql`(select u.action from migration_rows u where u.run_id = ${run} and u.kind = 'users' and u.source_id = r.owner)`;
    const hereSince = sql`exists (select 1 from migration_ids m where m.source = ${this.#source} and m.kind = 'users'
      and m.source_id = r.owner and m.user_id is not null)`;
    await this.#do(sql`update migration_rows r set action = 'skip',
        reason = case when ${user} is null then ${REASONS.noUser} else ${REASONS.userStaysOut} end
      where r.run_id = ${run} and r.kind in ('projects', 'chats') and r.action is null
        and coalesce(${user}, 'skip') = 'skip' and not ${hereSince}`);
    await this.#do(
      sql`update migration_rows set action = 'create' where run_id = ${run} and action is null and kind = 'projects'`,
    );
    const project = sql`(select p.action from migration_rows p where p.run_id = ${run} and p.kind = 'projects' and p.source_id = r.parent)`;
    const projectHere = sql`exists (select 1 from migration_ids m join projects t on t.id = m.local_id
      where m.source = ${this.#source} and m.kind = 'projects' and m.source_id = r.parent)`;
    await this.#do(sql`update migration_rows r set action = 'skip',
        reason = case when ${project} is null then ${REASONS.noProject} else ${REASONS.projectStaysOut} end
      where r.run_id = ${run} and r.kind in ${OF_PROJECT} and r.action is null
        and coalesce(${project}, 'skip') = 'skip' and not ${projectHere}`);
    await this.#do(sql`update migration_rows set action = 'create' where run_id = ${run} and action is null`);
    // What an earlier move gave to an account that nobody has proved is theirs isn't added to either.
    await this.#do(sql`update migration_rows r set action = 'skip', reason = ${REASONS.userStaysOut}
      where r.run_id = ${run} and r.kind <> 'users' and r.action in ('create', 'update') and exists (
        select 1 from migration_ids m where m.source = ${this.#source} and m.kind = 'users'
          and m.source_id = r.owner and ${isUnproven(sql`m.user_id`)})`);
  }

  /** What stays as it is or stays out needs nothing more than to be told. */
  async settle(): Promise<void> {
    await this.#do(sql`insert into migration_problems (run_id, path, message, level)
      select run_id, path, reason, case when reason in ${KEPT} then 'note' else 'error' end
      from migration_rows where run_id = ${this.#run} and action = 'skip' order by id limit ${MOST_PROBLEMS}::int
      on conflict do nothing`);
    await this.#do(
      sql`update migration_rows set done = true where run_id = ${this.#run} and action in ('unchanged', 'skip')`,
    );
  }

  async #do(statement: SQL): Promise<void> {
    await this.#queries.execute(statement);
  }
}
