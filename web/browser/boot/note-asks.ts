import { isPlainPress } from '#client/plain-press.ts';
import { typeAhead } from '#client/type-ahead.ts';
import { type Ask, type EarlyPage, mark, stepsTo } from '#renderer/react/early-page.ts';
import { withPageQuery } from '../page-query-link.ts';
import { controlOf, isAskingLink, isCodeButton, isPending, isSender, partOf } from './pending.ts';

type Kind<Each> = Each extends unknown ? Omit<Each, 'part' | 'steps' | 'target'> : never;

/**
 * Notes what people ask of code that does not run yet, in place of that code, and has it started. Everything that browsers do by
 * themselves they go on doing: links, forms with an address, details, popovers, fields.
 */
export function noteAsks(page: EarlyPage, start: () => void): void {
  const note = (target: HTMLElement, kind: Kind<Ask>, control: HTMLElement = target) => {
    const part = partOf(target);
    page.asks.push({ ...kind, part, steps: stepsTo(target, part), target } as Ask);
    mark(control);
    start();
  };
  const take = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const isNoted = (target: HTMLElement, kind: Ask['kind']) => page.asks.some((ask) => ask.target === target && ask.kind === kind);

  const clicked = (event: MouseEvent) => {
    const control = controlOf(event.target);
    if (!control || !isPlainPress(event)) return;
    if (control instanceof HTMLAnchorElement) {
      typeAhead(control);
      followed(event, control);
    } else if (isCodeButton(control) && isPending(control, control.dataset.opens !== undefined)) {
      take(event);
      note(control, { kind: 'click' });
    }
  };

  const followed = (event: MouseEvent, link: HTMLAnchorElement) => {
    const query = !page.isLive && link.hreflang ? withPageQuery(link, location) : undefined;
    if (query) link.search = query;
    if (isAskingLink(link) && isPending(link, true)) {
      take(event);
      if (!isNoted(link, 'click')) note(link, { kind: 'click' });
    } else if (mustWait(link, 'click') && !link.target && !link.download && link.getAttribute('href')?.[0] !== '#') {
      take(event);
      note(link, { kind: 'click' });
    }
  };

  /** Returns whether an action that leads to another page must wait for earlier ones, such as an addition. A second press goes at once. */
  const mustWait = (target: HTMLElement, kind: Ask['kind']) => page.asks.length > 0 && !isNoted(target, kind);

  const submitted = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    const { submitter } = event;
    if (form.getAttribute('action') === null) {
      // Only its block's code can send it: nothing of it goes into an address, whatever becomes of that code.
      event.preventDefault();
      if (!isPending(form)) return;
      event.stopImmediatePropagation();
      if (!isNoted(form, 'submit')) note(form, { kind: 'submit', submitter }, submitter ?? form);
    } else if (mustWait(form, 'submit')) {
      take(event);
      note(form, { kind: 'submit', submitter }, submitter ?? form);
    }
  };

  const changed = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !isSender(target) || !isPending(target, true) || isNoted(target, 'change')) return;
    // One sending takes all fields along.
    if (page.asks.some((ask) => ask.kind === 'change' && partOf(ask.target) === partOf(target))) return start();
    note(target, { kind: 'change' });
  };

  const pressed = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isMove = /^(Arrow|Home$|End$)/.test(key) && target instanceof Element && target.matches('[role=tab],[role=slider]');
    if (!(target instanceof HTMLElement) || !(isMove || key === 'Escape') || !isPending(target, true)) return;
    if (isMove) take(event);
    if (isMove || !isNoted(target, 'key')) note(target, { kind: 'key', key });
  };

  addEventListener('click', clicked, true);
  addEventListener('submit', submitted, true);
  addEventListener('change', changed, true);
  addEventListener('keydown', pressed, true);
}
