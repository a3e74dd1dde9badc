import type { LocalText } from './language'

/** The kinds of writes that the platform has, with their words in the operation log; a module adds its own in `auditKinds`. */
export const platformAuditKinds = {
  add: { zh: '新增', en: 'Add' },
  edit: { zh: '修改', en: 'Edit' },
  delete: { zh: '删除', en: 'Delete' },
  grant: { zh: '授权', en: 'Grant' },
  import: { zh: '导入', en: 'Import' },
  export: { zh: '导出', en: 'Export' },
  anonymise: { zh: '匿名化', en: 'Make anonymous' },
  kick: { zh: '下线', en: 'End session' },
  run: { zh: '运行', en: 'Run' },
} as const satisfies Readonly<Record<string, LocalText>>

/** For `audit` of a call about a record of any kind, which its input names by `kind` and `id`. */
export const anyRecord = { kind: 'record' } as const

/** The kind of a write, by which the operation log is filtered: one of the platform or of a module. */
export type AuditKind = keyof typeof platformAuditKinds | (string & {})

/** Marks a call as a write: how the operation log names it. */
export interface Audit {
  readonly kind: AuditKind
  /** The kind of record it changes, see `recordKind`; the ids of its log row are ids of these. */
  readonly target: string
  readonly title: LocalText
}

/**
 * For `audit` of an endpoint, with the title of the log in both languages.
 * @example
 * audit: audit('add', post, '新增岗位', 'Add post')
 */
export function audit(kind: AuditKind, record: { readonly kind: string }, title: string, titleEn: string): Audit {
  return { kind, target: record.kind, title: { zh: title, en: titleEn } }
}
