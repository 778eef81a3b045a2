import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MetricRegistry } from '../../plugins/metrics.ts';

/** Upper bounds in seconds; an answer of the assessor may take minutes. */
const DURATIONS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60, 600];

/** Every answered request by its route, never by its address: ids and names stay out. */
export function measureRequests(app: FastifyInstance, registry: MetricRegistry): void {
  const requests = registry.counter({
    name: 'petwise_http_requests_total',
    help: 'Requests answered, by route and status.',
    labels: ['method', 'route', 'status'],
  });
  const durations = registry.histogram(
    {
      name: 'petwise_http_request_duration_seconds',
      help: 'From the request to the end of its answer, by route.',
      labels: ['route'],
    },
    DURATIONS,
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    requests({ method: methodOf(request), route, status: String(reply.statusCode) });
    durations({ route }, reply.elapsedTime / 1000);
  });
}

function routeOf(request: FastifyRequest): string {
  return request.is404 ? 'page or none' : (request.routeOptions.url ?? 'none');
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS', 'PUT', 'PATCH']);

function methodOf({ method }: FastifyRequest): string {
  return METHODS.has(method) ? method : 'other';
}
