import type { Resource } from '../http/resource'
import { dashboardResource } from './dashboard/dashboard.routes'
import { deptResource } from './dept/dept.routes'
import { dictResource } from './dict/dict.routes'
import { menuResource } from './menu/menu.routes'
import { postResource } from './post/post.routes'
import { roleResource, roleUserResource } from './role/role.routes'
import { sessionResource } from './session/session.routes'
import { tableResource } from './table/table.routes'
import { userResource } from './user/user.routes'

/** Every resource of the API; a new one is a line here. */
export const resources: readonly Resource[] = [
  sessionResource,
  dashboardResource,
  userResource,
  roleResource,
  roleUserResource,
  menuResource,
  deptResource,
  postResource,
  dictResource,
  tableResource,
]
