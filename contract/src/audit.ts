import type { Language } from './language'
import type { RecordKind } from './record-kind'

/** What a write does, as the operation log sorts it. */
export const auditKinds = ['add', 'edit', 'delete', 'grant', 'import', 'kick'] as const
export type AuditKind = (typeof auditKinds)[number]

/** Marks a call as a write: how the operation log names it. */
export interface Audit {
  readonly kind: AuditKind
  /** The kind of record it changes, see `recordKind`; the ids of its log row are ids of these. */
  readonly target: string
  readonly title: Readonly<Record<Language, string>>
}

/**
 * For `audit` of an endpoint, with the title of the log in both languages.
 * @example
 * audit: audit('add', post, '新增岗位', 'Add post')
 */
export function audit(kind: AuditKind, record: Pick<RecordKind, 'kind'>, title: string, titleEn: string): Audit {
  return { kind, target: record.kind, title: { 'zh-cn': title, en: titleEn } }
}
