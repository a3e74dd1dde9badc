import { platformApi as api } from 'atrium/contract/module/platform-api'
import type { Client } from '../server'

// Records for tests, each with what its form requires and no more. They are added through the API by a client who may; a `change` gives
// the other fields. Each resolves to the id.

/** Signs in with it: the password of every user that `aUser` adds. */
export const userPassword = 'quiet harbour 41'

export const postForm = (name: string) => ({ postCode: name, postName: name, postSort: 9 })
export const roleForm = (name: string) => ({ roleKey: name, roleName: name, roleSort: 9 })
export const userForm = (username: string) => ({ username, nickname: username, password: userPassword, deptId: 5 })

let depts = 0
/** The form of a department below another, with a name that no other has. */
export const deptForm = (pid: number) => ({ pid, deptName: `dept ${++depts}`, orderNum: 1 })

export const aPost = (by: Client, name: string, change: object = {}): Promise<number> =>
  by.get(api.posts.add, { body: { ...postForm(name), ...change } })

export const aRole = (by: Client, name: string, change: object = {}): Promise<number> =>
  by.get(api.roles.add, { body: { ...roleForm(name), ...change } })

export const aUser = (by: Client, username: string, change: object = {}): Promise<number> =>
  by.get(api.users.add, { body: { ...userForm(username), ...change } })

export const aDept = (by: Client, pid: number, change: object = {}): Promise<number> =>
  by.get(api.depts.add, { body: { ...deptForm(pid), ...change } })

/** Returns the status of a call that failed, its error, and the fields with errors. */
export const errorOf = ({ status, errorData }: Awaited<ReturnType<Client['ask']>>) => [
  status,
  errorData?.error,
  ...Object.keys(errorData?.fields ?? {}),
]
