import { randomUUID } from 'node:crypto';
import {
  MAX_SHARES_PER_REPORT,
  type NewShareLink,
  type Paper,
  type ShareBody,
  type ShareLink,
  type VetAnswerBody,
  type UploadedFile,
  type VetHandover,
  type WeightUnits,
} from '@petwise/contracts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { hashToken, newToken } from '../auth/tokens.ts';
import type { FollowUpService } from '../follow-up/service.ts';
import type { AccessLog } from '../access-log/access-log.ts';
import { linkCode, linkTo } from '../reports/link-code.ts';
import type { ReportService } from '../reports/service.ts';
import type { StoredFile, UploadService } from '../uploads/service.ts';
import {
  addShare,
  findShare,
  listShares,
  removeExpiredShares,
  removeShare,
  type ShareRow,
} from './repository.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What a working link opens. */
export interface SharedReport {
  readonly handover: VetHandover;
  readonly pictures: readonly UploadedFile[];
  readonly expiresAt: Date;
  /** The owner's, when the link was made. */
  readonly timeZone: string;
}

/** How a link's report is to be printed; `link` is its address. */
export interface SharedPrint {
  readonly paper: Paper;
  /** The reader's, where it is told; else that of who made the link. */
  readonly timeZone: string | undefined;
  readonly units: WeightUnits;
  readonly link: string;
  readonly isBritish: boolean;
}

/** Links with which a clinic reads one report without signing in. */
export class ShareService {
  readonly #db: Database;
  readonly #reports: ReportService;
  readonly #followUps: FollowUpService;
  readonly #clock: Clock;
  readonly #accessLog: AccessLog;
  readonly #uploads: UploadService;

  constructor(parts: {
    db: Database;
    reports: ReportService;
    followUps: FollowUpService;
    clock: Clock;
    accessLog: AccessLog;
    uploads: UploadService;
  }) {
    this.#db = parts.db;
    this.#reports = parts.reports;
    this.#followUps = parts.followUps;
    this.#clock = parts.clock;
    this.#accessLog = parts.accessLog;
    this.#uploads = parts.uploads;
  }

  /** A new link; its address exists in this answer alone. */
  async create(ownerId: string, body: ShareBody, origin: string): Promise<NewShareLink> {
    // Refuses what is not this owner's, or not finished.
    await this.#reports.handover(ownerId, body.sessionId);
    const now = this.#clock();
    const token = newToken();
    const share = {
      id: randomUUID(),
      consult_id: body.sessionId,
      owner_id: ownerId,
      created_at: new Date(now),
      expires_at: new Date(now + body.days * DAY),
      time_zone: body.timeZone,
      shows_pictures: true,
      tokenHash: hashToken(token),
    };
    await this.#db.transaction(async (tx) => {
      const others = await listShares(tx, ownerId, {
        consultId: body.sessionId,
        now: new Date(now),
      });
      if (others.length >= MAX_SHARES_PER_REPORT) {
        throw new ProblemError(
          'quota-exceeded',
          'This report has too many links. Take one back first',
        );
      }
      await addShare(tx, share);
    });
    const url = linkTo(token, origin);
    return { ...toLink(share), url, code: linkCode(url) };
  }

  async list(ownerId: string, consultId: string): Promise<ShareLink[]> {
    const rows = await listShares(this.#db, ownerId, { consultId, now: new Date(this.#clock()) });
    return rows.map(toLink);
  }

  async revoke(ownerId: string, id: string): Promise<void> {
    if (!(await removeShare(this.#db, ownerId, id))) {
      throw new ProblemError('not-found', 'This link does not exist');
    }
  }

  /** The report behind a link; null when the link does not work (any more). */
  async open(token: string): Promise<SharedReport | null> {
    const share = await this.#find(token);
    if (share === null) return null;
    const handover = await this.#reports.handover(share.owner_id, share.consult_id);
    const pictures = await this.#picturesOf(share);
    return { handover, pictures, expiresAt: share.expires_at, timeZone: share.time_zone };
  }

  /** One of the pictures that the link shows; null for any other file, and when the link does not work. */
  async picture(token: string, fileId: string): Promise<StoredFile | null> {
    const share = await this.#find(token);
    if (share === null) return null;
    const pictures = await this.#picturesOf(share);
    if (!pictures.some(({ id }) => id === fileId)) return null;
    return this.#uploads.view(share.owner_id, fileId);
  }

  /** Keeps what a vet writes back; null when the link does not work, false when there are too many answers. */
  async answer(token: string, body: VetAnswerBody): Promise<boolean | null> {
    const share = await this.#find(token);
    if (share === null) return null;
    const { consult_id: sessionId, owner_id: ownerId } = share;
    const what = { who: 'link', caller: share.id, act: 'written', data: 'reports' } as const;
    await this.#accessLog.noteFirst({ ownerId, device: '', ...what });
    return this.#followUps.addVetAnswer({ ownerId, sessionId }, body);
  }

  async pdf(token: string, print: SharedPrint): Promise<Buffer | null> {
    const share = await this.#find(token);
    return share && this.#print(share, print);
  }

  /** The same for its owner, who does not open the link by it; null when there is no such link of theirs. */
  async ownPdf(
    { token, ownerId }: { token: string; ownerId: string },
    print: SharedPrint,
  ): Promise<Buffer | null> {
    const share = await findShare(this.#db, hashToken(token), new Date(this.#clock()));
    return share?.owner_id === ownerId ? this.#print(share, print) : null;
  }

  #print(share: ShareRow, print: SharedPrint): Promise<Buffer> {
    const { time_zone: timeZone, shows_pictures: showsPictures } = share;
    const whole = { ...print, timeZone: print.timeZone ?? timeZone, showsPictures };
    return this.#reports.pdf(share.owner_id, share.consult_id, whole);
  }

  sweep(): Promise<void> {
    return removeExpiredShares(this.#db, new Date(this.#clock()));
  }

  async #picturesOf(share: ShareRow): Promise<readonly UploadedFile[]> {
    return share.shows_pictures ? this.#reports.pictures(share.owner_id, share.consult_id) : [];
  }

  /** The link of this secret, while it works. The owner's access log says that it was opened, before anything is given out. */
  async #find(token: string): Promise<ShareRow | null> {
    const share = await findShare(this.#db, hashToken(token), new Date(this.#clock()));
    if (share !== null) {
      const { owner_id: ownerId, id: caller } = share;
      const what = { act: 'read', data: 'reports', device: '' } as const;
      await this.#accessLog.noteFirst({ ownerId, who: 'link', caller, ...what });
    }
    return share;
  }
}

function toLink(row: ShareRow): ShareLink {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
