import type { BasicIntake, HealthMetric, HealthSubject, Trend } from '@petwise/contracts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { healthTrends } from './health-trends.ts';
import { weightTrend, type PetRecord } from './weight-trend.ts';

interface ConsultRecord {
  readonly id: string;
  readonly patient_data: BasicIntake;
  readonly created_at: Date;
}

/** What stands beside a report over time, for its owner alone. */
export class TrendService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Refused as not found when the consult is somebody else's. */
  async list(ownerId: string, sessionId: string): Promise<Trend[]> {
    const records = await this.#upTo(ownerId, sessionId);
    const own = records.find(({ id }) => id === sessionId);
    if (own === undefined) throw new ProblemError('not-found', 'This assessment does not exist');
    const earlier = records.filter(({ id }) => id !== sessionId).map(toPetRecord);
    const weight = weightTrend(toPetRecord(own), earlier);
    return [...(weight === null ? [] : [weight]), ...(await this.#health(ownerId, sessionId))];
  }

  /** The owner's consults up to this one, of its species. */
  #upTo(ownerId: string, sessionId: string): Promise<ConsultRecord[]> {
    return this.#db.query<ConsultRecord>(
      `SELECT other.id, other.patient_data, other.created_at FROM consults own
       JOIN consults other ON other.owner_id = own.owner_id AND other.species = own.species
         AND other.created_at <= own.created_at
       WHERE own.id = $1 AND own.owner_id = $2 ORDER BY other.created_at DESC, other.id LIMIT 500`,
      [sessionId, ownerId],
    );
  }

  async #health(ownerId: string, sessionId: string): Promise<Trend[]> {
    const rows = await this.#db.query<{ metric: HealthMetric; subject: HealthSubject }>(
      `SELECT metric, subject FROM health_imports JOIN health_metrics ON import_id = id
       WHERE owner_id = $1 AND consult_id = $2 ORDER BY position`,
      [ownerId, sessionId],
    );
    const subject = rows[0]?.subject ?? 'person';
    return healthTrends(
      rows.map(({ metric }) => metric),
      subject,
    );
  }
}

function toPetRecord({ patient_data, created_at }: ConsultRecord): PetRecord {
  return { patient: patient_data, at: created_at };
}
