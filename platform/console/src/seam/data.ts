// Calls
export { api } from '#shared/api/api'
export { queryOf } from '#shared/api/query'
export { request } from '#shared/api/request'
export { RequestError } from '#shared/api/request-error'
export { useWrite, inForm, type Write } from '#shared/crud/actions/use-write'
export { saveFile } from '#shared/api/file-save'

// Dictionaries
export { useDict } from '#shared/dict/use-dict'
export { useDicts } from '#shared/dict/use-dicts'
export { DictTag } from '#shared/dict/dict-tag'

// The person
export { useSession, type MenuItem } from '#shared/session/user/session'
export { can, useCan, PermissionGate, RoleGate } from '#shared/session/user/access'
export { keepInput, readInput } from '#shared/session/user/kept-input'
export { Verification } from '#shared/session/verification/verification'
