import type { Trend } from '@petwise/contracts';
import { ProblemError } from '../../errors.ts';
import type { ConsultService } from '../consult/service.ts';
import type { HealthService } from '../health/service.ts';
import { healthTrends } from './health-trends.ts';
import { weightTrend } from './weight-trend.ts';

/** What stands beside a report over time, for its owner alone. */
export class TrendService {
  readonly #consults: ConsultService;
  readonly #health: HealthService;

  constructor({ consults, health }: { consults: ConsultService; health: HealthService }) {
    this.#consults = consults;
    this.#health = health;
  }

  /** Refused as not found when the consult is somebody else's. */
  async list(ownerId: string, sessionId: string): Promise<Trend[]> {
    const records = await this.#consults.sameSpeciesUpTo(ownerId, sessionId);
    const own = records.find(({ id }) => id === sessionId);
    if (own === undefined) throw new ProblemError('not-found', 'This assessment does not exist');
    const earlier = records.filter(({ id }) => id !== sessionId);
    const weight = weightTrend(own, earlier);
    const { metrics, subject } = await this.#health.ofConsult(ownerId, sessionId);
    return [...(weight === null ? [] : [weight]), ...healthTrends(metrics, subject)];
  }
}
