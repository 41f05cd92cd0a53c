/** Subjects of the audit log: what an action was about. `other`: an action that this version does not know. Apart from the schemas, which the browser would load with it. */
export const auditSubjects = ['orders', 'payments', 'catalogue', 'content', 'customers', 'settings', 'team', 'other'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
