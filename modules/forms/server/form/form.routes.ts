import { resource } from '#server/call/resource'
import { forms } from '../../contract/form'
import { pageOfForms, readForm } from './form'
import { putIntoMenu, readChoices, takeFromMenu } from './form-menu'
import { closeForm, listVersions, publishForm, readVersion } from './form-publish'
import { copyForm, deleteForms, prepareAdd, prepareEdit, restoreVersion } from './form-writes'
import { seedForms } from './form.seed'

export const formResource = resource(
  forms,
  {
    list: (call, { query }) => pageOfForms(call, query),
    read: (call, { query }) => readForm(call, query.formId),
    add: { prepare: prepareAdd },
    edit: { prepare: prepareEdit },
    copy: (call, { body }) => copyForm(call, body.formId),
    delete: (call, { query }) => deleteForms(call, query),
    publish: (call, { body }) => publishForm(call, body),
    close: (call, { body }) => closeForm(call, body),
    versions: (call, { query }) => listVersions(call, query.formId),
    readVersion: (call, { query }) => readVersion(call, query.formId, query.number),
    restore: (call, { body }) => restoreVersion(call, body),
    putIntoMenu: (call, { body }) => putIntoMenu(call, body),
    takeFromMenu: (call, { query }) => takeFromMenu(call, query.formId),
    choices: (call) => readChoices(call),
  },
  { seedDemo: seedForms },
)
