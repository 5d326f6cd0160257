/** The provider's two write calls. Source: the provider contract. Web standards only. */
import { API_TIMEOUT_MS } from '../config/constants.ts'
import type { FormName } from '../forms/schemas.ts'
