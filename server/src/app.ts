import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import Fastify, {
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { handOver } from './hand-over.ts';
import { keepTidy } from './keep-tidy.ts';
import { contractRoutes } from './plugins/contract-routes.ts';
import { prepareOnListen } from './prepare-on-listen.ts';
import { problems, sendProblem } from './plugins/problems.ts';
import { security } from './plugins/security.ts';
import { connections } from './plugins/connections.ts';
import { AccessLog } from './rooms/access-log/access-log.ts';
import { accessLogRoom } from './rooms/access-log/routes.ts';
import { AuthCookies } from './rooms/auth/cookies.ts';
import { LoginLimiter } from './rooms/auth/login-limiter.ts';
import type { PasswordGate } from './rooms/auth/password.ts';
import { authRoom } from './rooms/auth/routes.ts';
import { AuthService } from './rooms/auth/service.ts';
import type { Assessor, OnReasoning } from '@petwise/assessor';
import { createAssessor, type ThreadedAssessor } from './rooms/assessor/assessor.ts';
import { backupsRoom } from './rooms/backups/routes.ts';
import type { Job } from './rooms/jobs/job.ts';
import { JobRunner } from './rooms/jobs/job-runner.ts';
import { mustFindConsultConversation } from './rooms/consult/conversation.ts';
import { consultRoom } from './rooms/consult/routes.ts';
import { ConsultService } from './rooms/consult/service.ts';
import { consultWork } from './rooms/consult/work.ts';
import type { FindConversation } from './rooms/conversation/conversation.ts';
import { correctionWork } from './rooms/conversation/correcting.ts';
import { correctionsRoom } from './rooms/conversation/correction-routes.ts';
import { deviceConsultsRoom } from './rooms/device-consults/routes.ts';
import { DeviceConsultService } from './rooms/device-consults/service.ts';
import { healthRoom } from './rooms/health/routes.ts';
import { HealthService } from './rooms/health/service.ts';
import { fileSources } from './rooms/laboratory/file-sources.ts';
import { laboratoryRoom } from './rooms/laboratory/routes.ts';
import { LaboratoryService } from './rooms/laboratory/service.ts';
import { labTestsRoom } from './rooms/lab-tests/routes.ts';
import { amendWork } from './rooms/language-model/amending.ts';
import { openModel } from './rooms/language-model/open-model.ts';
import { secondReaderRoom } from './rooms/language-model/routes.ts';
import { SecondReader } from './rooms/language-model/second-reader.ts';
import { ReasoningLog } from './rooms/reasoning/log.ts';
import { reasoningRoom } from './rooms/reasoning/routes.ts';
import { ReleaseService } from './rooms/releases/release-service.ts';
import { openReleaseBytes } from './rooms/releases/open-release-bytes.ts';
import { ReleaseKeys } from './rooms/releases/keys.ts';
import { openSigningKey } from './rooms/releases/signing-key.ts';
import { ReleaseWatch } from './rooms/releases/release-watch.ts';
import { releasesRoom } from './rooms/releases/routes.ts';
import { remotesRoom } from './rooms/remotes/routes.ts';
import { Erasure } from './rooms/my-data/erasure.ts';
import { Retention } from './rooms/my-data/retention.ts';
import { myDataRoom } from './rooms/my-data/routes.ts';
import { mustFindSessionConversation } from './rooms/sessions/conversation.ts';
import { conversationWork } from './rooms/sessions/converse.ts';
import { firstTriageOf } from './rooms/sessions/first-triage.ts';
import { sessionsRoom } from './rooms/sessions/routes.ts';
import { SessionService } from './rooms/sessions/service.ts';
import { operationsRoom } from './rooms/operations/routes.ts';
import { followUpRoom } from './rooms/follow-up/routes.ts';
import { lookedAgainOf, vetAnswersOf, vetFoundOf } from './rooms/follow-up/sql.ts';
import { forgetSessions } from './rooms/owner-data.ts';
import { petsRoom } from './rooms/pets/routes.ts';
import { PetService } from './rooms/pets/service.ts';
import { petNameOf } from './rooms/pets/sql.ts';
import { reportsRoom } from './rooms/reports/routes.ts';
import { FollowUpService } from './rooms/follow-up/service.ts';
import { ReportService } from './rooms/reports/service.ts';
import { sharesRoom } from './rooms/shares/routes.ts';
import { ShareService } from './rooms/shares/service.ts';
import { trendsRoom } from './rooms/trends/routes.ts';
import { TrendService } from './rooms/trends/service.ts';
import { clamdScanner } from './rooms/uploads/scan/clamd.ts';
import { openFiles } from './rooms/uploads/open-files.ts';
import { resumableRoom } from './rooms/uploads/resumable/routes.ts';
import { uploadsRoom } from './rooms/uploads/routes.ts';
import { UploadService } from './rooms/uploads/service.ts';
import { trusted } from './trusted-proxies.ts';

/** What a server is given from outside; tests give their own. */
export interface AppParts {
  readonly db: Database;
  readonly gate: PasswordGate;
  /** Who assesses, when not the embedded engine. */
  readonly assessor?: Assessor;
  /** The embedded engine, when several servers share one; it outlives this server. */
  readonly engine?: ThreadedAssessor;
  /** Calls under way above which no assessment is begun, when not the usual number. */
  readonly mostUnderWay?: number;
  /** Load all of the engine's knowledge in the background once it listens; for a server that lives long. */
  readonly isPrepared?: boolean;
  readonly clock?: Clock;
  readonly logger?: FastifyServerOptions['logger'];
  /** Check every answer against its contract; on in tests. */
  readonly validateResponses?: boolean;
}

/** Builds the whole server without listening. Closing it ends its work, not its database. */
export async function buildApp(config: Config, parts: AppParts): Promise<FastifyInstance> {
  const { db, gate, clock = systemClock } = parts;
  const app = Fastify(serverOptions(config, parts.logger ?? false));
  await app.register(problems);
  await app.register(connections);
  await app.register(security, { config });
  await app.register(contractRoutes, { validateResponses: parts.validateResponses ?? false });
  // First of the rooms: it sees the requests of all that come after it.
  const { bytes, bucket: releasesBucket } = await openReleaseBytes(config, clock);
  app.addHook('onClose', async () => releasesBucket?.close());
  const key = await openSigningKey(config);
  const releaseService = new ReleaseService({ db, clock, bytes, key });
  const watch = new ReleaseWatch({
    db,
    clock,
    releaseService,
    channel: config.channel,
    logger: app.log,
  });
  app.addHook('onClose', () => watch.close());
  await app.register(operationsRoom, { config, db, clock, watch });

  const auth = new AuthService(db, config, clock);
  const cookies = new AuthCookies(config);
  const limiter = await LoginLimiter.open(db, clock);
  await app.register(authRoom, { auth, cookies, gate, limiter });

  const accessLog = new AccessLog({ db, clock, logger: app.log });
  await app.register(accessLogRoom, { accessLog });

  const { bucket, store, resumable } = await openFiles(config, clock);
  app.addHook('onClose', async () => bucket?.close());
  const uploads = new UploadService({
    db,
    store,
    clock,
    scanner: config.clamd === null ? null : clamdScanner(config.clamd),
  });
  const stopListening = await uploads.listen();
  app.addHook('onClose', stopListening);
  const log = new ReasoningLog(db, clock);
  const health = new HealthService({ db, store, clock });
  const { isPrepared = false } = parts;
  const engine = parts.engine ?? createAssessor({ isPrepared });
  if (isPrepared) prepareOnListen(app, engine);
  if (engine !== parts.engine) app.addHook('onClose', () => engine.close());
  const assessor = parts.assessor ?? engine;
  const secondReader = new SecondReader({
    db,
    clock,
    assessor,
    model: await openModel(config.llm),
    listPictures: (sessionId) => uploads.pictures(sessionId),
    readImage: (id) => uploads.picture(id),
    jobs: () => jobs,
    logger: app.log,
    maxTokens: config.llm?.maxTokens ?? 0,
    accessLog,
    price: config.llm?.price ?? null,
  });
  const laboratory = new LaboratoryService({ db, clock, sources: fileSources(uploads) });
  const followUps = new FollowUpService({ db, clock });
  const base = { db, clock, assessor, files: uploads, health, laboratory, secondReader, followUps };
  // The first triage needs an answer at once, whoever assesses.
  const firstTriage = firstTriageOf(engine);
  const findConsult: FindConversation = (...of) => mustFindConsultConversation(db, ...of);
  const findSession: FindConversation = (...of) => mustFindSessionConversation(db, ...of);
  const work = {
    ...consultWork(base),
    correct: correctionWork(base, findConsult),
    ...conversationWork({ ...base, firstTriage }),
    'correct-message': correctionWork(base, findSession),
    ...amendWork(base),
    listen: (job: Job, say: OnReasoning) => secondReader.listen(job, say),
  };
  const { mostUnderWay } = parts;
  const runner = { db, clock, log, work, logger: app.log, mostUnderWay };
  const jobs: JobRunner = new JobRunner(runner);
  const listedWith = { vetFoundOf, vetAnswersOf, lookedAgainOf, petNameOf };
  const talks = { db, jobs, log, secondReader, forgetSessions };
  const consults = new ConsultService({ ...talks, listedWith, followUps });
  const sessions = new SessionService({ ...talks, clock });

  await app.register(reasoningRoom, { config, db, clock, auth, log });
  await app.register(uploadsRoom, { uploads });
  await app.register(laboratoryRoom, { laboratory });
  await app.register(resumableRoom, { resumable });
  await app.register(healthRoom, { health });
  await app.register(consultRoom, { consults, load: jobs.load });
  const pets = new PetService({ db, clock });
  await app.register(petsRoom, { pets });
  await app.register(secondReaderRoom, { secondReader });
  const deviceConsults = new DeviceConsultService({
    db,
    clock,
    log,
    files: uploads,
    forgetSessions,
    assessor: engine,
    followUps,
  });
  await app.register(deviceConsultsRoom, { deviceConsults });
  await app.register(sessionsRoom, { sessions, load: jobs.load });
  const conversations = { consults, sessions, findConsult, findSession };
  await app.register(correctionsRoom, { jobs, assessor, secondReader, ...conversations });
  const reports = new ReportService({ consults, followUps, pets, uploads, clock });
  const shares = new ShareService({ db, reports, followUps, clock, accessLog, uploads });
  await app.register(reportsRoom, { reports, clock });
  await app.register(sharesRoom, { shares, config, clock });
  await app.register(trendsRoom, { trends: new TrendService({ consults, health }) });
  await app.register(labTestsRoom, { config });
  const erasure = new Erasure({
    db,
    logger: app.log,
    removeContents: (sha256s) => uploads.removeContents(sha256s),
  });
  const { keepDays } = config;
  const retention = new Retention({ db, clock, erasure, keepDays });
  const myData = { db, clock, uploads, resumable, accessLog, erasure, keepDays };
  await app.register(myDataRoom, myData);
  const keys = new ReleaseKeys(db, clock);
  await app.register(followUpRoom, { db, reports, keys });
  await app.register(releasesRoom, { config, releaseService, keys });
  await app.register(backupsRoom, {
    config,
    buckets: { files: bucket, releases: releasesBucket },
    db,
    keys,
    accessLog,
  });
  await app.register(remotesRoom, {
    config,
    cookies,
    db,
    releaseService,
    bytes,
    key,
    consults,
    pets,
  });

  const releases = releaseService.store;
  keepTidy(app, [
    auth,
    limiter,
    jobs,
    erasure,
    retention,
    uploads,
    resumable,
    sessions,
    shares,
    accessLog,
    watch,
    releases,
  ]);
  app.addHook('onReady', () => secondReader.start());
  app.addHook('onReady', () => jobs.start());
  handOver(app, jobs, secondReader);
  return app;
}

/** Limits of the connection itself; a body that stalls is ended by `watchBody`. */
function serverOptions(
  config: Config,
  logger: NonNullable<FastifyServerOptions['logger']>,
): FastifyHttpOptions<Server> {
  return {
    logger,
    trustProxy: trusted(config.trustProxy),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    // A start reads every release once: on a slow disk, or from a slow bucket, that takes what it takes.
    pluginTimeout: 0,
    // The longest call takes 15 minutes, and the slowest upload 30.
    connectionTimeout: 31 * 60 * 1000,
    requestTimeout: 31 * 60 * 1000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 120 },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
    // `connections` answers in our own words.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      void sendProblem(request, reply, error);
    },
  };
}
