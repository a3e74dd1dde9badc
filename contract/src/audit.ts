import type { Language } from './language'

/** What a write does, as the operation log sorts it. */
export const auditKinds = ['add', 'edit', 'delete', 'grant', 'import', 'kick'] as const
export type AuditKind = (typeof auditKinds)[number]

/** The kind of record a write changes; the ids of its log row are ids of these. */
export const auditTargets = ['user', 'role', 'menu', 'dept', 'post', 'dict', 'dictData', 'session'] as const
export type AuditTarget = (typeof auditTargets)[number]

/** Marks a call as a write: how the operation log names it. */
export interface Audit {
  readonly kind: AuditKind
  readonly target: AuditTarget
  readonly title: Readonly<Record<Language, string>>
}

/** For `audit` of an endpoint, with the title of the log in both languages. */
export function audit(kind: AuditKind, target: AuditTarget, title: string, titleEn: string): Audit {
  return { kind, target, title: { 'zh-cn': title, en: titleEn } }
}
