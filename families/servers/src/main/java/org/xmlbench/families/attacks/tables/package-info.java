/** Results of servers under attack. */
package org.xmlbench.families.attacks.tables;
