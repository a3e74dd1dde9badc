import { api } from '#product/contract'
import { testResource } from 'atrium/testing/server'
import { workshopCustomer } from '../contract/customer'

testResource(api.workshopCustomers, workshopCustomer)
