import type { LocalText } from 'atrium/contract/language'
import type { Brand } from 'atrium/contract/brand'
import type { Database } from '#server/db/schema'
import { seedDepts, rootOf } from '#server/resources/dept/dept.seed'
import { completeDept } from '#server/services/dept/dept-seed'

/** A department with the people in it, those below it not counted. */
export interface CompanyDept {
  readonly deptId: number
  readonly pid: number
  readonly deptName: string
  readonly deptNameEn: string
  /** How many people, with the accounts of the demo. */
  readonly size: number
  readonly city: string
  /** The ids of the posts that its people have. */
  readonly posts: readonly number[]
  readonly status?: 0
}

const dept = (
  [deptId, pid]: readonly [number, number],
  { zh: deptName, en: deptNameEn }: LocalText,
  [size, city]: readonly [number, string],
  ...posts: number[]
): CompanyDept => ({ deptId, pid, deptName, deptNameEn, size, city, posts })

const [hangzhou, shanghai, shenzhen, beijing] = ['杭州市', '上海市', '深圳市', '北京市']

/** 1 to 9 are those of the demo, where its four accounts are. The name of the first one is that of the product. */
export const companyDepts: readonly CompanyDept[] = [
  dept([1, 0], { zh: '', en: '' }, [6, hangzhou], 5, 4),
  dept([2, 1], { zh: '研发中心', en: 'R&D' }, [5, hangzhou], 2, 6),
  dept([3, 1], { zh: '市场部', en: 'Marketing' }, [14, shanghai], 9, 4),
  dept([4, 1], { zh: '运维部', en: 'Operations' }, [4, hangzhou], 10, 2),
  dept([5, 2], { zh: '平台组', en: 'Platform' }, [34, hangzhou], 7, 7, 6, 2),
  dept([6, 4], { zh: '值班组', en: 'On Call' }, [9, hangzhou], 10),
  dept([7, 2], { zh: '前端组', en: 'Frontend' }, [28, hangzhou], 7, 7, 6),
  dept([8, 2], { zh: '测试组', en: 'Quality' }, [22, hangzhou], 8),
  dept([9, 3], { zh: '品牌组', en: 'Brand' }, [7, shanghai], 9),
  dept([11, 2], { zh: '后端组', en: 'Backend' }, [52, hangzhou], 7, 7, 7, 6, 2),
  dept([12, 2], { zh: '移动组', en: 'Mobile' }, [16, shenzhen], 7, 6),
  dept([13, 2], { zh: '数据组', en: 'Data' }, [12, hangzhou], 7, 6),
  dept([14, 3], { zh: '渠道组', en: 'Channels' }, [6, shanghai], 9, 11),
  dept([15, 4], { zh: '系统组', en: 'Systems' }, [8, hangzhou], 10),
  dept([16, 1], { zh: '销售部', en: 'Sales' }, [6, shanghai], 11, 4),
  dept([17, 16], { zh: '华东区', en: 'East China' }, [38, shanghai], 11, 11, 2),
  dept([18, 16], { zh: '华南区', en: 'South China' }, [27, shenzhen], 11),
  dept([19, 16], { zh: '华北区', en: 'North China' }, [19, beijing], 11),
  { ...dept([10, 16], { zh: '海外区', en: 'Overseas' }, [5, shanghai], 11), status: 0 },
  dept([20, 1], { zh: '财务部', en: 'Finance' }, [12, hangzhou], 13),
  dept([21, 1], { zh: '客户服务部', en: 'Customer Service' }, [52, shenzhen], 12, 12, 12, 4),
  dept([22, 1], { zh: '人力资源部', en: 'Human Resources' }, [9, hangzhou], 3),
  dept([23, 1], { zh: '行政部', en: 'Administration' }, [6, hangzhou], 4),
  dept([24, 1], { zh: '法务部', en: 'Legal' }, [3, beijing], 14),
]

export function seedCompanyDepts(db: Database, brand: Brand): Promise<void> {
  const root = rootOf(brand)
  return seedDepts(
    db,
    companyDepts.map(({ deptId, pid, deptName, deptNameEn, status }) => ({
      deptId,
      pid,
      ...(deptId === root.deptId ? { ...root } : { deptName, deptNameEn }),
      leader: '',
      ...(status === 0 && { status }),
    })),
  )
}

/** Who leads a department, and how to reach them. */
interface Leader {
  readonly deptId: number
  readonly nickname: string
  readonly phoneNumber: string
  readonly email: string
}

/** Names the leaders, whose accounts come after the departments. */
export async function nameLeaders(db: Database, leaders: readonly Leader[]): Promise<void> {
  for (const { deptId, nickname, phoneNumber, email } of leaders)
    await completeDept(db, deptId, { leader: nickname, phone: phoneNumber, email })
}
