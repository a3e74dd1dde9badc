import type { PageModule } from './module-pages'

type Find = (id: string) => (() => Promise<PageModule>) | undefined

let find: Find = () => undefined

/** Sets what finds the code of pages, as the application does when it starts. */
export function setPageCode(next: Find): void {
  find = next
}

/** Returns what loads the code of a page; undefined where there is no such page. */
export const pageCode: Find = (id) => find(id)
