/**
 * Every kind of record by its name, as plain data: what it and its fields are called, its page; and all permission codes. A form
 * imports its own kind from the contract instead (`@atrium/contract/system/post.record`); this is for what shows any kind.
 */
export { permissions } from 'virtual:permissions'
export { records } from 'virtual:records'
