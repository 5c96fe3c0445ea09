import type { Found } from './known-columns';
import { saleOf, statusOf, typeOf } from './known-values';
import type { Fields } from './part';
import { tableRule } from './table-rule';

/** The rules of the property's type, its construction and its sale. */
export function kindRules({ property_type, property_status, sales_status }: Found): Fields {
  return {
    ...(property_type &&
      property_type !== property_status && { property_type: tableRule(property_type, typeOf) }),
    ...(property_status && { property_status: tableRule(property_status, statusOf, null) }),
    // One column may have both, as in "Ready, Off-plan, Sold".
    ...(sales_status && {
      sales_status:
        sales_status === property_status
          ? tableRule(sales_status, saleOf, null)
          : tableRule(sales_status, saleOf),
    }),
  };
}
