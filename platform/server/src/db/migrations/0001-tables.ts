import type { Migration } from '../migration'
import { createAccess } from './0001-tables/access'
import { createDictionaries } from './0001-tables/dictionaries'
import { createFiles } from './0001-tables/files'
import { createImports } from './0001-tables/imports'
import { createLogs } from './0001-tables/logs'
import { createModules } from './0001-tables/modules'
import { createNotices } from './0001-tables/notices'
import { createOrganisation } from './0001-tables/organisation'
import { createSeries } from './0001-tables/series'
import { createSessions } from './0001-tables/sessions'
import { createSettings } from './0001-tables/settings'
import { createThrottle } from './0001-tables/throttle'
import { createUsers } from './0001-tables/users'
import { createViews } from './0001-tables/views'

/** All tables of the platform in version 0.2.0. */
export const tables: Migration = {
  replaces: [
    '0001-records',
    '0002-locks',
    '0003-operation-logs',
    '0004-sign-in-log',
    '0005-names-ignore-case',
    '0006-password-expiry',
    '0007-built-in-dictionaries',
    '0008-ended-sessions',
    '0009-dictionary-names',
    '0010-role-creators',
    '0011-files',
    '0012-modules',
    '0013-list-indexes',
    '0014-growing-lists',
    '0015-verifications',
    '0016-installation',
    '0019-notices',
    '0020-verification-account',
    '0021-role-changes',
    '0022-record-presence',
    '0023-closed-introductions',
  ],
  adds: ['settings', 'import_parts', 'record_files', 'series_numbers', 'saved_views'],
  async up(db, engine) {
    await createOrganisation(db, engine)
    await createUsers(db, engine)
    await createAccess(db, engine)
    await createDictionaries(db, engine)
    await createSessions(db, engine)
    await createThrottle(db, engine)
    await createLogs(db, engine)
    await createFiles(db, engine)
    await createNotices(db, engine)
    await createModules(db)
    await createSettings(db, engine)
    await createImports(db, engine)
    await createSeries(db)
    await createViews(db, engine)
  },
}
