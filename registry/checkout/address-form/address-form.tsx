import { addressesQuery } from '#client/queries/account.ts';
import { countriesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { auth, useAuth } from '#client/shop/auth.ts';
import { useCart } from '#client/shop/cart.ts';
import { checkout } from '#client/shop/checkout.ts';
import { delivery, useDelivery } from '#client/shop/delivery.ts';
import { cartFacts } from '#client/shop/facts.ts';
import { useCheckoutStep } from '#client/shop/use-checkout-step.ts';
import type { CartView } from '#client/shop/views.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/address-form.ts';
import { NeedsScript } from '#registry/buying/choosing/needs-script.tsx';
import type { AddressFormProps } from '#registry/generated/address-form.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useStepHeading } from '../steps/use-step-heading.ts';
import { AccountPanel } from './account-panel.tsx';
import { AddressFormView } from './address-form-view.tsx';
import { type AddressFields, fillForm, toFields, withOffered } from './draft.ts';
import type { AddressFormData } from './index.ts';
import { useAddressDraft } from './use-address-draft.ts';
import { useCities } from './use-cities.ts';

/** The address step, joined to the machines, the account's addresses and the lists of countries and cities. */
export function AddressForm({ node }: BlockProps<AddressFormProps, AddressFormData>) {
  const messages = useMessages(allMessages);
  const { site, parameters } = useSite();
  const view = useCheckoutStep('address');
  useStepHeading();
  const hasOrder = useCart(isToBeSent);
  const account = useAuth();
  const kind = useDelivery((shown) => shown.kind);
  const chosenWay = useDelivery((shown) => shown.type);
  const [draft, setDraft] = useAddressDraft();
  const { data: countries = node.data?.countries ?? [] } = useServerState(countriesQuery());
  const kept = useServerState({ ...addressesQuery(), enabled: account.user !== null }).data ?? [];
  const sold = countries.filter(({ isSold }) => isSold);
  const saved = kept.filter(({ country }) => sold.some(({ id }) => id === country.id));

  const [lastAddress] = saved;
  const filled = fillForm(draft, {
    contact: view.contact,
    deliveryAddress: view.deliveryAddress ?? (lastAddress ? completeOf(toFields(lastAddress)) : null),
    billingAddress: view.billingAddress,
    billingSame: view.billingSame,
    idCountry: countries.find(({ alphaTwo }) => alphaTwo === site.market)?.id ?? null,
  });
  // The shop may no longer deliver to the country of an earlier visit.
  const values = { ...filled, delivery: withOffered(filled.delivery, sold) };
  const cities = { delivery: useCities(values.delivery), billing: useCities(values.billing) };

  // Without the countries the shop's own cannot stand in its field, and a form sent quickly would be refused for it.
  // The cart stands in the page before the machine is there, which then says whether it may be ordered.
  const isHere = view.step === 'address' || (hasOrder && (view.status === 'idle' || view.status === 'arriving'));
  if (!isHere || countries.length === 0)
    return (
      // One box, which is watched until it comes near the screen.
      <div>
        <NeedsScript />
        <Skeleton label={messages.loading} shape="field" count={4} />
      </div>
    );
  return (
    <>
      {node.props.offerAccount && <AccountPanel view={account} onLogin={auth.login} onRegister={auth.register} />}
      <AddressFormView
        introduction={node.props.introduction}
        values={values}
        countries={countries}
        savedAddresses={saved}
        needsAddress={kind !== 'CLICK_AND_COLLECT' && kind !== 'NO_DELIVERY'}
        isSent={kind !== 'NO_DELIVERY'}
        way={
          node.props.asksWay && kind !== 'NO_DELIVERY'
            ? { chosen: chosenWay, isLocked: parameters.LOCK_DELIVERY === 'true', onChoose: delivery.chooseType }
            : null
        }
        cities={cities}
        onDraft={setDraft}
        onSubmit={checkout.submitAddress}
      />
    </>
  );
}
export default AddressForm;

const isToBeSent = (view: CartView): boolean =>
  cartFacts(view).completeness === 'complete' && view.cart?.products.some(({ isDematerialized }) => !isDematerialized) === true;

const completeOf = ({ idCountry, ...fields }: AddressFields) => ({ ...fields, idCountry: idCountry ?? 0 });
