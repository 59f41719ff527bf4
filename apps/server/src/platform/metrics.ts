import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The process's figures for Prometheus. Names and meaning stand here; who knows a figure sets it. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'plumbline_http_request_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    errors: new Counter({
      name: 'plumbline_http_errors_total',
      help: 'Answers of 500 and above, by route',
      labelNames: ['route'],
      registers,
    }),
    visionJobs: new Gauge({
      name: 'plumbline_vision_jobs',
      help: 'Photos being examined and waiting in this process',
      labelNames: ['state'],
      registers,
    }),
    engineVotes: new Counter({
      name: 'plumbline_engine_votes_total',
      help: 'How each engine of the panel ended, by what became of it',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    engineSeconds: new Histogram({
      name: 'plumbline_engine_seconds',
      help: 'Time that each engine took over a photo',
      labelNames: ['engine'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers,
    }),
    findings: new Counter({
      name: 'plumbline_findings_total',
      help: 'Analyses that ended in a finding, by outcome, and those that failed',
      labelNames: ['outcome'],
      registers,
    }),
    jobs: new Gauge({
      name: 'plumbline_jobs',
      help: 'Work of the installation that waits or runs, by kind',
      labelNames: ['job_kind', 'state'],
      registers,
    }),
    ledgerEntries: new Gauge({
      name: 'plumbline_ledger_entries',
      help: 'Entries of the credit ledger, by kind',
      labelNames: ['kind'],
      registers,
    }),
    ledgerMismatches: new Gauge({
      name: 'plumbline_ledger_mismatched_accounts',
      help: 'Accounts whose balance isn’t the sum of their entries: 0, or something is badly wrong',
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
