import { downloads } from '@atrium/contract/system/downloads'
import { resource } from '#server/call/resource'
import { exportDepts } from '../dept/dept-export'
import { exportDictData, exportDictTypes } from '../dict/dict-export'
import { exportMenus } from '../menu/menu-export'
import { exportLogs } from '../log/operation-log/operation-log-export'
import { exportPosts } from '../post/post-export'
import { exportRoles } from '../role/role-export'
import { exportSignIns } from '../log/sign-in-log/sign-in-log-export'
import { exportUsers } from '../user/user-export'
import { downloadTemplate } from '../user/user-template'

export const downloadResource = resource(downloads, {
  users: (call, { query }) => exportUsers(call, query),
  userTemplate: (call, { query }) => downloadTemplate(call, query),
  roles: (call, { query }) => exportRoles(call, query),
  menus: (call, { query }) => exportMenus(call, query),
  depts: (call, { query }) => exportDepts(call, query),
  posts: (call, { query }) => exportPosts(call, query),
  dicts: (call, { query }) => exportDictTypes(call, query),
  dictData: (call, { query }) => exportDictData(call, query),
  operationLogs: (call, { query }) => exportLogs(call, query),
  signIns: (call, { query }) => exportSignIns(call, query),
})
