/**
 * Every kind of record by its name, as plain data: what it and its fields are called, its page; all permission codes with their names; the words for the
 * kinds of writes in the operation log; and the extra fields of users. A form
 * imports its own kind from the contract instead (`atrium/contract/system/post.record`); this is for what shows any kind.
 */
export { auditKinds } from 'virtual:audit-kinds'
export { permissions } from 'virtual:permissions'
export { records } from 'virtual:records'
export { userFields } from 'virtual:user-fields'
