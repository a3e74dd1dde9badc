import type { Brand } from 'atrium/contract/brand'
import type { Database } from '#server/db/schema'
import { insertDepts } from '#server/services/dept/dept-seed'

export const topDeptId = 1

/** The top department of the demo. */
export const rootOf = ({ name }: Brand) => ({
  deptId: topDeptId,
  pid: 0,
  deptName: `${name} 集团`,
  deptNameEn: `${name} Group`,
  leader: '林晓',
})

const below = [
  { deptId: 2, pid: 1, deptName: '研发中心', deptNameEn: 'R&D', leader: '陈思远' },
  { deptId: 3, pid: 1, deptName: '市场部', deptNameEn: 'Marketing', leader: '王若彤' },
  { deptId: 4, pid: 1, deptName: '运维部', deptNameEn: 'Operations', leader: '何俊杰' },
  { deptId: 5, pid: 2, deptName: '平台组', deptNameEn: 'Platform', leader: '陈思远' },
  { deptId: 6, pid: 4, deptName: '值班组', deptNameEn: 'On Call', leader: '何俊杰' },
  { deptId: 7, pid: 2, deptName: '前端组', deptNameEn: 'Frontend', leader: '赵一鸣' },
  { deptId: 8, pid: 2, deptName: '测试组', deptNameEn: 'Quality', leader: '苏静怡' },
  { deptId: 9, pid: 3, deptName: '品牌组', deptNameEn: 'Brand', leader: '' },
  { deptId: 10, pid: 1, deptName: '财务部', deptNameEn: 'Finance', leader: '', status: 0 },
] as const

interface NewDept {
  readonly deptId: number
  readonly pid: number
  readonly deptName: string
  readonly deptNameEn: string
  readonly leader: string
  readonly phone?: string
  readonly email?: string
  readonly status?: 0 | 1
}

/** Adds departments in their order. */
export async function seedDepts(db: Database, depts: readonly NewDept[]): Promise<void> {
  const rows = depts.map((dept, index) => ({ status: 1 as const, phone: '', email: '', ...dept, orderNum: index + 1 }))
  await insertDepts(db, rows)
}

/** The departments of the demo, three levels deep. */
export function seedDemoDepts(db: Database, brand: Brand): Promise<void> {
  return seedDepts(db, [rootOf(brand), ...below])
}

/** The top department of a real installation, until it gets the name of the company. */
const headOffice = { deptId: topDeptId, pid: 0, deptName: '总公司', deptNameEn: 'Head Office', leader: '' }

/** Whether a top department is called as a seed called it. */
export function isSeededName(brand: Brand, dept: { readonly deptName: string; readonly deptNameEn: string }): boolean {
  return [rootOf(brand), headOffice].some(
    ({ deptName, deptNameEn }) => deptName === dept.deptName && deptNameEn === dept.deptNameEn,
  )
}

/** The top department alone. */
export function seedTopDept(db: Database): Promise<void> {
  return seedDepts(db, [headOffice])
}
