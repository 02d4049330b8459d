/** What toolkits do to values: extreme ones, unusual ones, and some that are none. */
package org.xmlbench.families.fidelity.fork;
