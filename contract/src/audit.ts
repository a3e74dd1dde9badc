import type { Language } from './language'

/** What a write does, as the operation log sorts it. */
export const auditKinds = ['add', 'edit', 'delete', 'grant', 'import', 'kick'] as const
export type AuditKind = (typeof auditKinds)[number]

/** The kind of record a write changes; the ids of its log row are ids of these. */
export const auditTargets = ['user', 'role', 'menu', 'dept', 'post', 'dict', 'dictData', 'session'] as const
export type AuditTarget = (typeof auditTargets)[number]

/** The field of a record, and of a call about one, that holds its id. */
export const idFields: Readonly<Record<AuditTarget, string>> = {
  user: 'userId',
  role: 'roleId',
  menu: 'id',
  dept: 'deptId',
  post: 'postId',
  dict: 'dictId',
  dictData: 'dictCode',
  session: 'sessionId',
}

const references: Readonly<Record<string, AuditTarget>> = {
  deptId: 'dept',
  deptIds: 'dept',
  postId: 'post',
  roleIds: 'role',
  menuIds: 'menu',
  userId: 'user',
}

/** The kind of record whose id, or list of ids, a field of a logged record holds; undefined for any other field. */
export function referenceOf(target: string, field: string): AuditTarget | undefined {
  const kind = auditTargets.find((one) => one === target)
  if (field === 'pid') return kind
  if (kind && field === idFields[kind]) return undefined
  return Object.hasOwn(references, field) ? references[field] : undefined
}

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
