/** Counters and histograms in the text format that Prometheus reads. */
const BUCKETS = [1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 70, 100, 150, 200, 500, 1000, 5000];

interface Histogram {
  readonly help: string;
  readonly counts: number[];
  sum: number;
  n: number;
}

export interface Metrics {
  count(name: string, labels?: string, by?: number): void;
  /** Milliseconds. */
  took(name: string, ms: number): void;
  /** Asked for whenever somebody reads. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  text(): Promise<string>;
}

const HELP: Record<string, string> = {
  pony_decisions_total: 'Decisions taken, by who took them',
  pony_refused_total: 'Messages refused, by reason',
  pony_requests_total: 'HTTP requests, by route and status',
  pony_faults_total: 'Tables that could not be loaded',
  pony_errors_total: 'Errors that should not happen',
  pony_notices_total: 'Turn notices, by way and whether they arrived',
  pony_decision_ms: 'From a message to its acknowledgement, on disk and told to everybody',
  pony_request_ms: 'HTTP requests',
};

export function makeMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, Histogram>();
  const gauges = new Map<string, { help: string; read: () => number | Promise<number> }>();
  return {
    count(name, labels = '', by = 1) {
      const found = counters.get(name) ?? new Map<string, number>();
      counters.set(name, found);
      found.set(labels, (found.get(labels) ?? 0) + by);
    },
    took(name, ms) {
      let found = histograms.get(name);
      if (!found) {
        found = { help: HELP[name] ?? name, counts: BUCKETS.map(() => 0), sum: 0, n: 0 };
        histograms.set(name, found);
      }
      found.n++;
      found.sum += ms;
      for (let i = 0; i < BUCKETS.length; i++) if (ms <= BUCKETS[i]) found.counts[i]++;
    },
    gauge(name, help, read) {
      gauges.set(name, { help, read });
    },
    async text() {
      const out: string[] = [];
      for (const [name, values] of counters) {
        out.push(`# HELP ${name} ${HELP[name] ?? name}`, `# TYPE ${name} counter`);
        for (const [labels, value] of values) out.push(`${name}${labels && `{${labels}}`} ${value}`);
      }
      for (const [name, { help, counts, sum, n }] of histograms) {
        out.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`);
        counts.forEach((count, i) => {
          out.push(`${name}_bucket{le="${BUCKETS[i]}"} ${count}`);
        });
        out.push(`${name}_bucket{le="+Inf"} ${n}`, `${name}_sum ${sum.toFixed(3)}`, `${name}_count ${n}`);
      }
      for (const [name, { help, read }] of gauges)
        out.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${await read()}`);
      return `${out.join('\n')}\n`;
    },
  };
}
