/**
 * The patterns of the texts of fields, for the schemas of the contract and for the forms of the console. Apart from the
 * schemas, so that the console has them without zod.
 */

/** The most characters (UTF-16 code units, as `maxLength` of an input counts them) that a text may have. */
export const most = {
  username: 20,
  password: 128,
  nickname: 30,
  factorName: 30,
  phone: 11,
  email: 50,
  remark: 500,
  filter: 100,
  postCode: 64,
  postName: 50,
  deptName: 30,
  leader: 20,
  roleName: 30,
  roleKey: 100,
  menuName: 50,
  path: 200,
  component: 255,
  permission: 100,
  frameSrc: 500,
  url: 500,
  query: 1000,
  dictText: 100,
} as const

/** The form of a text that is not empty. */
export const patterns = {
  username: /^[\w.-]{2,}$/,
  /** A mobile number of China. */
  phone: /^1[3-9]\d{9}$/,
  email: /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i,
  dictType: /^[a-z][a-z0-9_]*$/,
  roleKey: /^[\w:-]+$/,
  /** `area:page:action`, never a wildcard. */
  permission: /^[a-z][\w-]*:[a-z][\w-]*:[a-z][\w-]*$/i,
} as const
