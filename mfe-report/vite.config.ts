import { remoteConfig } from '../tools/federation/index.ts';

export default remoteConfig('mfe_report', {
  reachesThePage: {
    'src/components/report/PrintStyle.ts':
      'on paper, all that is not the report stays off the page',
  },
});
