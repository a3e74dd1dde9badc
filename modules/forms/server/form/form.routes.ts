import { resource } from 'atrium/server'
import { forms } from '../../contract/form'
import { readCopyChoices } from './copy-choices'
import { archiveForms, unarchiveForms } from './form-archive'
import { pageOfForms, readForm } from './form'
import { putIntoMenu, readChoices, takeFromMenu } from './form-menu'
import { closeForm, listVersions, preparePublish, readVersion } from './form-publish'
import { deleteForms, prepareAdd, prepareCopy, prepareEdit, prepareRestore } from './form-writes'
import { seedForms } from './form.seed'

export const routes = resource(
  forms,
  {
    list: (call, { query }) => pageOfForms(call, query),
    read: (call, { query }) => readForm(call, query.formId),
    add: { prepare: prepareAdd },
    edit: { prepare: prepareEdit },
    copy: { prepare: prepareCopy },
    copyChoices: (call, { query }) => readCopyChoices(call, query),
    delete: (call, { query }) => deleteForms(call, query),
    publish: { prepare: preparePublish },
    close: (call, { body }) => closeForm(call, body),
    archive: (call, { body }) => archiveForms(call, body),
    unarchive: (call, { body }) => unarchiveForms(call, body),
    versions: (call, { query }) => listVersions(call, query.formId),
    readVersion: (call, { query }) => readVersion(call, query.formId, query.number),
    restore: { prepare: prepareRestore },
    putIntoMenu: (call, { body }) => putIntoMenu(call, body),
    takeFromMenu: (call, { query }) => takeFromMenu(call, query.formId),
    choices: (call) => readChoices(call),
  },
  { seedDemo: seedForms },
)
