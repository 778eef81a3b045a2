/** The contracts of Petwise: what server, shell and bundles promise each other. */
export { defineRoutes } from './route.ts';
export type {
  BodyKind,
  HttpMethod,
  RouteBody,
  RouteContract,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from './route.ts';
export { Problem, PROBLEM_CODES } from './problem.ts';
export type { ProblemCode } from './problem.ts';
export {
  AGE_RANGE,
  ANSWER_TIMEOUT_MS,
  FINALIZE_TIMEOUT_MS,
  INIT_TIMEOUT_MS,
  MAX_ANSWER_LENGTH,
  MAX_ENTRY_LENGTH,
  MAX_FILE_BYTES,
  MAX_FILES_PER_CONSULT,
  MAX_HEALTH_EXPORT_BYTES,
  MAX_LIST_ENTRIES,
  MAX_SYMPTOMS_LENGTH,
  MESSAGES_REFETCH_MS,
  MESSAGES_STALE_MS,
  SOCKET_PING_MS,
  SOCKET_RECONNECT_MS,
  WEIGHT_RANGE,
} from './limits.ts';
export {
  AGE_UNITS,
  AgeUnit,
  BasicIntake,
  ENVIRONMENT_OPTIONS,
  GivenHistory,
  IntakeSpecies,
  isBreedTold,
  isTold,
  MedicalHistory,
  NONE_OF_THEM,
  oldestYears,
  PATIENT_FACTS,
  PatientFact,
  SPECIES,
  Species,
  VACCINATION_OPTIONS,
  UNKNOWN_BREED,
  WEIGHT_CATEGORIES,
  WeightCategory,
} from './patient.ts';
export type { DetectedPatient, FactsInWords, ReadFacts } from './patient.ts';
export { isPercent, percentOfConfidence, shownPercent } from './confidence.ts';
export {
  followUpRoutes,
  MAX_VET_ANSWERS,
  Outcome,
  ReportedPet,
  SignSince,
  Since,
  VetAnswer,
  VetAnswerBody,
} from './follow-up.ts';
export type { FollowUp } from './follow-up.ts';
export { dueLookAgains, LOOK_AGAIN_FOR_MS, lookAgainAt, lookAgainOf } from './look-again.ts';
export { FILE_NOTES, FileNote } from './file-note.ts';
export { FileStats, toUploadedFile, UploadedFile, UploadResponse } from './uploaded-file.ts';
export {
  AnswerEffect,
  Assessment,
  ClinicalQuestion,
  DifferentialDiagnosis,
  Evidence,
  FirstAid,
  NOTHING_READ,
  NothingRead,
  SecondReading,
  PrimaryDiagnosis,
  RecommendedTest,
  Supplement,
  Treatment,
  Triage,
  TRIAGE_LEVELS,
  TriageLevel,
} from './assessment.ts';
export {
  AnswerBody,
  AnswerResponse,
  ConsultDetail,
  consultRoutes,
  ConsultSummary,
  ConsultTurn,
  FinalizeBody,
  FinalizeResponse,
  Course,
  Follows,
  InitBody,
  InitResponse,
  Question,
  SessionId,
} from './consult.ts';
export {
  Correctable,
  CorrectionBody,
  correctionRoutes,
  SignCheck,
  UnderstoodSign,
} from './correction.ts';
export { DeviceCheck } from './device-check.ts';
export { DeviceConsultBody, deviceConsultRoutes, DeviceConsultSaved } from './device-consult.ts';
export { LoginBody, LoginResponse, authRoutes } from './auth.ts';
export {
  Care,
  Diagnosis,
  IncomingMetadata,
  Message,
  MESSAGE_TYPES,
  MessageType,
  OutgoingMetadata,
  PrototypeBasicIntake,
  PrototypeMedicalHistory,
  QuickResponse,
  sessionRoutes,
} from './message.ts';
export {
  KeepPetBody,
  MAX_PET_PICTURE_BYTES,
  MAX_PETS,
  MAX_WEIGHTS,
  Pet,
  PetAge,
  PetFacts,
  petRoutes,
  PetWeight,
} from './pet.ts';
export { KILOGRAMS, weightCurve, WeightUnits } from './weight.ts';
export { RESUMABLE_FROM_BYTES, resumableRoutes, ResumableState } from './resumable.ts';
export {
  hasFileNotes,
  isPictureOrFilm,
  petPictureUrl,
  pictureUrl,
  viewUrl,
} from './picture-url.ts';
export {
  ATTACH_ACCEPT,
  attachAccept,
  DRAWER_EXTENSIONS,
  DROP_ZONE_EXTENSIONS,
  heicAccept,
  uploadRoutes,
} from './uploads.ts';
export {
  HealthDeviceBody,
  HealthGroup,
  HealthMetric,
  healthRoutes,
  HealthSeries,
  HealthStats,
  HealthSubject,
  HealthTrend,
  HealthWarning,
} from './health.ts';
export {
  EarlierLabValue,
  LabDecision,
  LabFile,
  LabFlag,
  LabInterval,
  Laboratory,
  LabValue,
  labValueRoutes,
  OtherLabValue,
  ReportedLabValue,
} from './lab-values.ts';
export { LabTest, labTestRoutes } from './lab-tests.ts';
export { pertinentNegativesOf, VetHandover } from './vet-handover.ts';
export { Paper, PAPERS, ReportPdfQuery, reportRoutes } from './report.ts';
export {
  MAX_SHARES_PER_REPORT,
  NewShareLink,
  SHARE_DAYS,
  ShareBody,
  sharedRoutes,
  ShareLink,
  shareRoutes,
} from './share.ts';
export { Access, MyData, myDataRoutes } from './my-data.ts';
export {
  MAX_PAGE_REPORT_ENTRIES,
  PageReport,
  pageReportRoutes,
  REPORTED_SCREENS,
} from './page-report.ts';
export type { LongTask, MountReport, PageError } from './page-report.ts';
export { SOCKET_CLOSE, SOCKET_PATH, SocketMessage, SocketPing } from './reasoning.ts';
export { InitialData, STORAGE_KEYS } from './storage.ts';
export {
  BOOT_DATA_ID,
  ChannelStatement,
  CONTRACT_VERSION,
  containerName,
  isPageScript,
  isWithin,
  OfflineSet,
  RELEASE_LIST,
  ReleaseList,
  RemoteName,
  RemoteRegistry,
  RemoteRelease,
  remoteRoutes,
  REMOTES,
  SHELL_CONTRACTS,
} from './remotes.ts';
export type { ContractRange } from './remotes.ts';
export { ADDRESSED_STAGES, assessmentAddress, stageAt } from './assessment-address.ts';
export type { AddressedStage } from './assessment-address.ts';
export { emergencyAddress } from './danger.ts';
export type { Danger, ReadDangers, WordsOfDanger } from './danger.ts';
export { DOORS, MAY_STAY_EMPTY } from './doors.ts';
export type { ConsultOpening, DoorName, DoorProps, DoorsOf, RefusedUpload } from './doors.ts';
export { MAX_TREND_POINTS, MAX_TRENDS, Trend, trendRoutes } from './trends.ts';
export { ConsultSecondReader, SecondReader, secondReaderRoutes } from './second-reader.ts';
