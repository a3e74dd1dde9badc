import type { Resource } from '../call/resource'
import { dashboardResource } from './dashboard/dashboard.routes'
import { deptResource } from './dept/dept.routes'
import { dictResource } from './dict/dict.routes'
import { fileResource } from './file/file.routes'
import { menuResource } from './menu/menu.routes'
import { onlineSessionResource, ownSessionResource } from './online-session/online-session.routes'
import { operationLogResource } from './log/operation-log/operation-log.routes'
import { postResource } from './post/post.routes'
import { profileResource } from './profile/profile.routes'
import { roleResource, roleUserResource } from './role/role.routes'
import { sessionResource } from './session/session.routes'
import { signInLogResource } from './log/sign-in-log/sign-in-log.routes'
import { tableResource } from './table/table.routes'
import { userImportResource } from './user/import/user-import.routes'
import { userResource } from './user/user.routes'

/** Every resource of the API; a new one is a line here. */
export const resources: readonly Resource[] = [
  sessionResource,
  dashboardResource,
  userResource,
  userImportResource,
  profileResource,
  roleResource,
  roleUserResource,
  menuResource,
  deptResource,
  postResource,
  dictResource,
  operationLogResource,
  signInLogResource,
  onlineSessionResource,
  ownSessionResource,
  fileResource,
  tableResource,
]
