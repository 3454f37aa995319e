import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { onOperations, type ObservedOperation } from '@staykit/gateway/observe/observe.ts';
import { SILENT_LOG, type ServiceLog } from '../services/service-log.ts';

/** Name of this service where `OTEL_SERVICE_NAME` gives none. */
const SERVICE = 'staykit';

/** Traces of a process. */
export interface Tracing {
  /** Makes a span of each request. Register it after the request guard. */
  requests: (app: FastifyInstance) => Promise<void>;
  /** Sends what is left. */
  close(): Promise<void>;
}

/**
 * Sends traces to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names: a span for each request, under the trace of the
 * proxy, and below it for each statement and each call of the payment provider. `share` of the requests are traced, where
 * the proxy has not decided.
 */
export function startTracing(share: number, log: Pick<ServiceLog, 'warn'> = SILENT_LOG): Tracing {
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': SERVICE }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const tracer = provider.getTracer(SERVICE);

  const spans = new WeakMap<ObservedOperation, Span>();
  const stopOperations = onOperations({
    start(operation) {
      // Outside a request, for instance the poll of every second, there is nothing to show it under.
      if (!trace.getActiveSpan()) return;
      const attributes = { 'peer.service': operation.system };
      spans.set(operation, tracer.startSpan(operation.name, { kind: SpanKind.CLIENT, attributes }));
    },
    end(operation, error) {
      const span = spans.get(operation);
      if (error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  });

  const requestSpans = new WeakMap<FastifyRequest, Span>();
  const contextOf = (request: FastifyRequest) => {
    const span = requestSpans.get(request);
    return span ? trace.setSpan(context.active(), span) : context.active();
  };
  const requests = fastifyPlugin(async (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      const { method, routeOptions } = request;
      // The guard has let a well-formed header of a trusted proxy through. In-process requests belong to their page.
      const traceparent = reply.getHeader('traceparent');
      const parent = traceparent ? propagation.extract(ROOT_CONTEXT, { traceparent }) : context.active();
      const span = tracer.startSpan(
        `${method} ${routeOptions.url ?? 'none'}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': routeOptions.url ?? 'none',
            // In the answers of errors: whoever is told of one finds its trace.
            'request.id': request.id,
          },
        },
        parent,
      );
      requestSpans.set(request, span);
      const headers: Record<string, string> = {};
      propagation.inject(trace.setSpan(ROOT_CONTEXT, span), headers);
      void reply.headers(headers);
      if (!traceparent) request.log = request.log.child({ trace: span.spanContext().traceId });
      context.with(contextOf(request), done);
    });
    // Reading a body leaves the context of the first hook.
    app.addHook('preValidation', (request, _reply, done) => context.with(contextOf(request), done));
    // The visitor has left: no response is finished.
    app.addHook('onRequestAbort', (request, done) => {
      requestSpans.get(request)?.end();
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      const span = requestSpans.get(request);
      span?.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
  });
  return {
    requests,
    async close() {
      stopOperations();
      await provider
        .shutdown()
        .catch((err: unknown) => log.warn({ err }, 'the last traces could not be sent'));
      context.disable();
      propagation.disable();
    },
  };
}
