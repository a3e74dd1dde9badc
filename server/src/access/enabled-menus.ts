import { sql } from 'kysely'

/** The ids of the menu entries that are enabled and below no disabled one. All others are not shown and grant nothing. */
export const enabledMenus = sql<number>`(with recursive enabled(id) as (
  select id from menus where pid = 0 and status = 1
  union select menus.id from menus join enabled on menus.pid = enabled.id where menus.status = 1
) select id from enabled)`
