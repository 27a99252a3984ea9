import { auditScreens } from './screen-audits.ts';

auditScreens('phone');
