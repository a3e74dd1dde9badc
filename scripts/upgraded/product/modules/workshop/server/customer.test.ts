import { testResource } from 'atrium/testing/server'
import { api } from '../contract'
import { workshopCustomer } from '../contract/customer'

testResource(api.workshopCustomers, workshopCustomer)
