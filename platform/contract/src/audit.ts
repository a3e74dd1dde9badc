import type { Language } from './language'
import type { RecordKind, Words } from './record-kind'

/** The kinds of writes that the platform has, with their words in the operation log; a module adds its own in `auditKinds`. */
export const platformAuditKinds = {
  add: ['新增', 'Add'],
  edit: ['修改', 'Edit'],
  delete: ['删除', 'Delete'],
  grant: ['授权', 'Grant'],
  import: ['导入', 'Import'],
  kick: ['下线', 'End session'],
} as const satisfies Readonly<Record<string, Words>>

/** The kind of a write, by which the operation log is filtered: one of the platform or of a module. */
export type AuditKind = keyof typeof platformAuditKinds | (string & {})

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
