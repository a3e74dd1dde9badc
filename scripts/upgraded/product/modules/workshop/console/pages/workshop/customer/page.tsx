import { crudPage } from 'atrium/console/list'
import { api } from '#calls/workshop'
import { workshopCustomer } from '../../../../contract/customer'

export default crudPage(api.workshopCustomers, workshopCustomer)
