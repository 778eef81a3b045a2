/**
 * The contracts that the page holds for itself and hands to remotes, so that the
 * first screen's need not bring them again; any other a remote brings. A name that
 * is added here needs a new contract version: a remote built then expects it.
 */
export {
  BasicIntake,
  consultRoutes,
  IntakeSpecies,
  Pet,
  petRoutes,
  Species,
  UploadedFile,
} from './index.ts';
