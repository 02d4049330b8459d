/** What the commands of all families are made of. */
package org.xmlbench.house.command;
