import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderEventsDoc } from './events-doc.ts';

writeFileSync(resolve(import.meta.dirname, '../../docs/events.md'), renderEventsDoc());
