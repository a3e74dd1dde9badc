import { modules } from '@atrium/contract'
import { holdsPermission } from '@atrium/contract/access'
import type { Dashboard } from '@atrium/contract/dashboard'
import { wordsIn } from '@atrium/contract/record-kind'
import type { Call } from '#server/call/call'

/** The panels of the modules that run, for somebody with these permissions. */
export function panelsFor({ deps, language }: Call, permissions: readonly string[]): Dashboard['panels'] {
  return modules
    .filter(({ module }) => deps.modules.includes(module.name))
    .flatMap(({ module: { name, panels = [] } }) =>
      panels
        .filter(({ permission }) => !permission || holdsPermission(permissions, [permission]))
        .map(({ id, title, isWide = false }) => ({ id: `${name}/${id}`, title: wordsIn(language, title), isWide })),
    )
}
