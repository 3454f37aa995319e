import type { AppParts } from '../create-app.ts';
import type { Env } from '../environment/read-env.ts';
import type { ServiceLog } from '../services/service-log.ts';
import type { MetricSources } from './metrics.ts';

/** Metrics and traces of a process, as far as they are switched on. */
export interface Observing {
  observers: NonNullable<AppParts['observers']>;
  /** Sends what is left and stops listening. */
  close(): Promise<void>;
}

/** Starts metrics and traces. Neither library is loaded unless its setting asks for it. */
export async function startObserving(
  env: Pick<Env, 'metricsPort' | 'metricsHost' | 'otelExporterOtlpEndpoint' | 'otelTracesSamplerArg'>,
  sources: MetricSources,
  log: ServiceLog,
): Promise<Observing> {
  const observers: Observing['observers'][number][] = [];
  const closes: (() => unknown)[] = [];
  if (env.metricsPort !== undefined) {
    const [{ createMetrics }, { serveMetrics }] = await Promise.all([
      import('./metrics.ts'),
      import('./metrics-server.ts'),
    ]);
    const metrics = createMetrics(sources);
    const server = await serveMetrics(metrics.registry, { port: env.metricsPort, host: env.metricsHost });
    observers.push(metrics.requests);
    closes.push(() => {
      server.close();
      server.closeAllConnections();
      metrics.close();
    });
  }
  if (env.otelExporterOtlpEndpoint !== undefined) {
    const { startTracing } = await import('./tracing.ts');
    const tracing = startTracing(env.otelTracesSamplerArg, log);
    observers.push(tracing.requests);
    closes.push(tracing.close);
  }
  return {
    observers,
    async close() {
      for (const close of closes) await close();
    },
  };
}
