import { inLanguage, type Language } from '@atrium/contract/language'
import { pathsOf } from '#server/sheet/tree-path'

interface NamedDept {
  readonly deptId: number
  readonly pid: number
  readonly deptName: string
  readonly deptNameEn: string
}

/** The path of each of these departments in a language, by id; a path begins below the first one that is not among them. */
export const deptPaths = (depts: readonly NamedDept[], language: Language) =>
  pathsOf(depts, {
    id: ({ deptId }) => deptId,
    parent: ({ pid }) => pid,
    name: ({ deptName, deptNameEn }) => inLanguage(language, deptName, deptNameEn),
  })
