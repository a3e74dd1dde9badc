import { sql } from 'kysely'

/** The ids of the menu entries of modules that do not run, which are not shown anywhere. */
export const inactiveMenus = sql<number>`(
  select menu_id from module_parts join modules on modules.name = module_parts.module
  where modules.is_active = 0 and menu_id is not null
)`

/** The ids of the menu entries that are enabled and below no disabled one. All others are not shown and grant nothing. */
export const enabledMenus = sql<number>`(with recursive enabled(id) as (
  select id from menus where pid = 0 and status = 1 and id not in ${inactiveMenus}
  union select menus.id from menus join enabled on menus.pid = enabled.id where menus.status = 1 and menus.id not in ${inactiveMenus}
) select id from enabled)`
