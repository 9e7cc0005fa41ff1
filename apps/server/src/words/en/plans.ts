/** Names of the plans. */
export const plans = {
  free: 'Free',
  educational: 'Educational',
  business: 'Business',
  perpetual_business: 'Perpetual business',
  agency: 'Agency',
  partner: 'Partner',
}
