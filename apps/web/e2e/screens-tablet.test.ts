import { auditScreens } from './screen-audits.ts';

auditScreens('tablet');
